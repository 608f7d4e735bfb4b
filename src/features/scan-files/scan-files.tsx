import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { mailUrl } from "../../domain/contact-links";
import { formatQuantity } from "../../domain/format";
import { ArrowLink, OutsideLink } from "../../ui/link";
import { SampleMark } from "../site/sample-mark";
import { scanFilesStrings as words } from "./scan-files-strings";

interface ScanFilesProps {
  site: Queries.ScanFilesSiteFragment;
}

/** Label beside its value, above it where there is little room. */
const listCss = {
  "& > div": {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "0.75rem",
    paddingBlock: "0.375rem",
    borderBottom: "1px solid {colors.border.hairline}",
  },
  "& dt": { flex: "0 0 8.5rem", color: "fg.muted" },
  "& dd": { flex: "1 1 13rem", minWidth: "0", overflowWrap: "anywhere" },
  // Inline, so that a long address wraps above what follows; as high as a finger.
  "& a": { paddingBlock: "0.8125rem" },
} as const;

/** Formats, portals, largest size and the address for larger files; nothing if the laboratory names none. */
export function ScanFiles({ site: { practice, email } }: ScanFilesProps) {
  if (!practice?.scanFiles) return null;
  const { formats, portals, account, largest, upload } = practice.scanFiles;
  const rows = [
    { label: words.formats, value: formats.join(", ") },
    ...(portals ?? []).map(({ scanner, portal }) => ({ label: scanner, value: portal })),
    ...(portals && account ? [{ label: words.account, value: account }] : []),
    ...(email
      ? [
          {
            label: words.byMail,
            value: (
              <>
                <a href={mailUrl(email)}>{email}</a> <span>{words.upTo(formatQuantity(largest))}</span>
              </>
            ),
          },
        ]
      : []),
    {
      label: words.larger,
      value: upload ? <OutsideLink href={upload}>{withoutScheme(upload)}</OutsideLink> : words.askForLink,
    },
  ];
  return (
    <chakra.div textStyle="small" marginTop="0.75rem">
      <SampleMark shown={practice.sample} />
      <chakra.dl lineHeight="1.5" css={listCss}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </chakra.dl>
    </chakra.div>
  );
}

const withoutScheme = (address: string): string => address.replace(/^https:\/\//, "").replace(/\/$/, "");

/** Formats and largest size, as a link to the whole answer. */
export function ScanFilesLink({ site: { practice, parts } }: ScanFilesProps) {
  if (!practice?.scanFiles || !parts.scanAnswer) return null;
  const { formats, largest } = practice.scanFiles;
  return <ArrowLink to={parts.scanAnswer}>{words.summary(formats, formatQuantity(largest))}</ArrowLink>;
}

export const scanFilesFragment = graphql`
  fragment ScanFilesSite on SiteInfo {
    email
    practice {
      sample
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
    parts {
      scanAnswer
    }
  }
`;
