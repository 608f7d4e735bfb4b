import { chakra } from "@chakra-ui/react/styled-system";
import { type MouseEvent, useState } from "react";
import { mailUrl, whatsappUrl } from "../../domain/contact-links";
import { Button, ButtonAnchor, TextButton } from "../../ui/button";
import { useBrowserCan } from "../../ui/use-browser-can";
import { slipStrings } from "./slip-strings";

interface SlipWaysProps {
  /** Where the laboratory reads the slip. */
  site: Queries.SlipSiteFragment;
  title: string;
  /** The slip as a text. */
  text: string;
  printHint: string;
  /** Shows which fields are too long. @returns whether all fit */
  check: () => boolean;
  onClear: () => void;
}

/** What can be done with the slip: send it to the laboratory, print it, copy or share its text, empty it. */
export function SlipWays({
  site: { whatsapp, email },
  title,
  text,
  printHint,
  check,
  onClear,
}: SlipWaysProps) {
  const [status, setStatus] = useState("");
  const canPrint = useBrowserCan("print");
  const canShare = useBrowserCan("share");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(slipStrings.copied);
    } catch {
      // Forbidden, or a browser without a clipboard for pages.
      setStatus(slipStrings.notCopied(canPrint));
    }
  };
  const share = () => navigator.share({ title, text }).catch(() => undefined);
  const ways = [
    ...(whatsapp ? [{ label: slipStrings.whatsapp, href: whatsappUrl(whatsapp, text) }] : []),
    ...(email ? [{ label: slipStrings.mail, href: mailUrl(email, title, text) }] : []),
    ...(canPrint ? [{ label: slipStrings.print, act: () => window.print() }] : []),
    { label: slipStrings.copy, act: copy },
    ...(canShare ? [{ label: slipStrings.share, act: share }] : []),
  ];
  const whenItFits = (act?: () => void) => (event: MouseEvent) => {
    if (check()) act?.();
    else event.preventDefault();
  };
  return (
    <chakra.div
      data-print="hide"
      data-needs-script=""
      gridColumn="1 / -1"
      display="flex"
      flexDirection={{ base: "column", sm: "row" }}
      flexWrap="wrap"
      alignItems={{ sm: "center" }}
      gap="0.75rem 1rem"
    >
      {ways.map(({ label, href, act }, i) => {
        const shared = {
          variant: i === 0 ? ("solid" as const) : ("ghost" as const),
          onClick: whenItFits(act),
          children: label,
        };
        return href ? (
          <ButtonAnchor key={label} href={href} rel="noopener" {...shared} />
        ) : (
          <Button key={label} type="button" {...shared} />
        );
      })}
      <TextButton
        type="button"
        onClick={() => {
          onClear();
          setStatus(slipStrings.cleared);
        }}
        marginTop={{ base: "1.25rem", sm: "0" }}
        marginLeft={{ sm: "2rem" }}
        color="status.danger"
      >
        {slipStrings.clear}
      </TextButton>
      <chakra.p role="status" textStyle="small" color="fg.muted" width="100%">
        {status ? <b>{status}</b> : <span>{canPrint ? printHint : null}</span>}
      </chakra.p>
    </chakra.div>
  );
}
