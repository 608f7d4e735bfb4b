import { contentFolder } from "#src/content-model/content-folder.ts";
import { siteFactsOf } from "#src/content-model/content-index.ts";
import { readSourceFiles, type SourceFile } from "#src/content-model/documents.ts";
import { withoutHidden } from "#src/content-model/hidden.ts";
import { fillPlaceholders } from "#src/content-model/placeholders.ts";

// The content (`content/`, or the folder in CONTENT_DIR) as its editor wrote it.

/** All files, parsed. Tests run in the project's root. */
export const allFiles = readSourceFiles(contentFolder());

/** The published ones. */
export const files = withoutHidden(allFiles);

export const filesOf = (type: string): SourceFile[] => files.filter(({ kind }) => kind?.type === type);

const siteFacts = siteFactsOf(filesOf("SiteInfo")[0]?.value);

/** Fills the laboratory's facts into a text. */
export const fill = (text: string): string => fillPlaceholders(text, siteFacts);
