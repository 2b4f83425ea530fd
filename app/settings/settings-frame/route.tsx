import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { NavLink, Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { requireStaff } from "../../auth/guard.server";
import { PageHead } from "../../ui/card";
import { Fold } from "../../ui/fold";
import { sectionsFor } from "../sections";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff } = await requireStaff(request, context);
  return { sections: sectionsFor(staff) };
}

const LINK =
  "flex min-h-9 items-center rounded-md px-[0.65rem] font-medium whitespace-nowrap text-ink-2 hover:bg-hover hover:text-ink aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-xs aria-[current]:ring aria-[current]:ring-line max-sm:min-h-11";

/** Title and index of all settings pages; each page is a room of its own below it. */
export default function SettingsFrame() {
  const { sections } = useLoaderData<typeof loader>();
  const groups = [...new Set(sections.map(({ group }) => group))];
  const { pathname } = useLocation();
  const current = sections.find(({ to }) => to === pathname);
  return (
    <>
      <div>
        {current ? <p className="mb-1 text-sm text-ink-2">Settings</p> : null}
        <PageHead title={current?.label ?? "Settings"} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <nav aria-label="Settings sections" className="relative lg:sticky lg:top-20">
          <p className="flex min-h-13 items-center rounded-lg border border-line bg-surface px-card font-semibold sm:hidden">
            <span id="all-settings">All settings</span>
          </p>
          <Fold key={pathname} titleId="all-settings">
            <div className="grid gap-y-4 max-sm:pt-4">
              {groups.map((group) => (
                <div key={group} className="flex items-baseline lg:flex-col">
                  <p className="w-24 flex-none px-[0.65rem] pb-1 text-xs text-ink-3">{group}</p>
                  <ul className="flex w-full flex-wrap lg:flex-col">
                    {sections
                      .filter((section) => section.group === group)
                      .map(({ to, label }) => (
                        <li key={to}>
                          <NavLink to={to} end prefetch="intent" className={LINK}>
                            {label}
                          </NavLink>
                        </li>
                      ))}
                  </ul>
                </div>
              ))}
            </div>
          </Fold>
        </nav>
        <div className="grid min-w-0 gap-5">
          <Outlet />
        </div>
      </div>
    </>
  );
}
