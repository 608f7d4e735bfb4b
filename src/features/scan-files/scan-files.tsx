import { clsx } from "clsx";
import { graphql } from "gatsby";
import { mailUrl } from "../../domain/contact-links";
import { formatQuantity } from "../../domain/format";
import * as text from "../../theme/text-styles.module.css";
import { DefinitionRows } from "../../ui/definition-rows";
import { OutsideLink } from "../../ui/link";
import { renderText } from "../../ui/rich-text";
import * as css from "./scan-files.module.css";
import { scanFilesStrings as words } from "./scan-files-strings";

interface ScanFilesProps {
  site: Queries.ScanFilesSiteFragment;
}

/** Formats, portals, largest size and the address for larger files; nothing if the laboratory names none. */
export function ScanFiles({ site: { practice, email } }: ScanFilesProps) {
  if (!practice?.scanFiles) return null;
  const { formats, portals, account, largest, upload } = practice.scanFiles;
  const rows = [
    { label: words.formats, value: formats.join(", ") },
    ...(portals ?? []).map(({ scanner, portal }) => ({ label: scanner, value: portal })),
    ...(portals && account ? [{ label: words.account, value: account }] : []),
    ...(email && largest
      ? [
          {
            label: words.byMail,
            value: (
              <>
                <a href={mailUrl(email)}>{email}</a>{" "}
                <span>{renderText(words.upTo(formatQuantity(largest)))}</span>
              </>
            ),
          },
        ]
      : []),
    ...(upload || largest
      ? [
          {
            label: largest ? words.larger : words.upload,
            value: upload ? (
              <OutsideLink href={upload}>{withoutScheme(upload)}</OutsideLink>
            ) : (
              words.askForLink
            ),
          },
        ]
      : []),
  ];
  return (
    <div className={clsx(text.small, css.facts)}>
      <DefinitionRows rows={rows} className={css.rows} />
    </div>
  );
}

const withoutScheme = (address: string): string => address.replace(/^https:\/\//, "").replace(/\/$/, "");

export const scanFilesFragment = graphql`
  fragment ScanFilesSite on SiteInfo {
    email
    practice {
      scanFiles {
        formats
        portals {
          scanner
          portal
        }
        account
        largest {
          ...QuantityFields
        }
        upload
      }
    }
    derived {
      scanAnswer
    }
  }
`;
