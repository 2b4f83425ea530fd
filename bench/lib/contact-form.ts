import type { BenchRequest } from "./load.ts";

/** Contact-form requests like a browser's, each from another person and IP address. */
export function contactForm(base: URL): (count: number) => BenchRequest {
  return (count) => ({
    method: "POST",
    path: "/contact/send",
    headers: {
      Origin: base.origin,
      "Content-Type": "application/x-www-form-urlencoded",
      "CF-Connecting-IP": `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
    },
    body: new URLSearchParams({
      firstName: "Dana",
      lastName: "Reyes",
      businessEmail: `dana${count}@harborauto.example`,
      phoneNumber: "(414) 555-0177",
      companyName: "Harbor Auto",
      projectDescription: "Three rooftops, most calls come from one of them.",
      page: "/",
      elapsedMs: "20000",
    }).toString(),
  });
}
