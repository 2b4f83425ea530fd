import { z } from "zod";
import { companyFrom } from "../../app/platform/company";
import { COMPANY_ENVIRONMENT } from "../../app/platform/company-settings";

/** The company of an environment that says nothing else. */
export function companyWith(environment: Record<string, string> = {}) {
  return companyFrom(z.object(COMPANY_ENVIRONMENT).parse(environment));
}
