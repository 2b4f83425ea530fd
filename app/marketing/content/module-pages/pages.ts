import type { ModulePage } from "../page-copy";
import { ADREV } from "./adrev";
import { DIRECT_MAIL } from "./direct-mail";
import { PIXLSEO } from "./pixlseo";

export const MODULE_PAGES: readonly ModulePage[] = [PIXLSEO, ADREV, DIRECT_MAIL];
