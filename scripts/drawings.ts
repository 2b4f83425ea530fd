import { writeCommitted } from "./committed.ts";
import { drawingFile } from "./drawings/file.ts";
import { DRAWINGS } from "./drawings/list.ts";

/**
 * npm run drawings [-- --check]: writes the drawings that pages load as files to app/web/art/files, light and dark,
 * where they are committed.
 */
for (const [name, picture] of DRAWINGS) {
  writeCommitted(`app/web/art/files/${name}.svg`, drawingFile(picture, "light"));
  writeCommitted(`app/web/art/files/${name}-dark.svg`, drawingFile(picture, "dark"));
}
