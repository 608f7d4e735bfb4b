import { chakra } from "@chakra-ui/react/styled-system";
import { type MouseEvent, useState } from "react";
import { mailUrl, whatsappUrl } from "../../domain/contact-links";
import { Button, ButtonAnchor, TextButton } from "../../ui/button";
import { useBrowserCan } from "../../ui/use-browser-can";
import { slipStrings } from "./slip-strings";

interface SlipActionsProps {
  site: Queries.ContactWaysFragment;
  title: string;
  /** The slip as text. */
  text: string;
  printHint: string;
  /** Reports fields that are too long. @returns whether all fit */
  check: () => boolean;
  onClear: () => void;
}

/** Buttons that send, print, copy, share and clear the slip. */
export function SlipActions({ site, title, text, printHint, check, onClear }: SlipActionsProps) {
  const { whatsapp, email } = site;
  const [result, setResult] = useState({ words: "", text: "" });
  // The result of an earlier text would be taken for this one's.
  const status = result.text === text ? result.words : "";
  const canPrint = useBrowserCan("print");
  const canShare = useBrowserCan("share");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult({ words: slipStrings.copied, text });
    } catch {
      // Forbidden, or a browser without clipboard access.
      setResult({ words: slipStrings.notCopied(canPrint), text });
    }
  };
  const share = () => navigator.share({ title, text }).catch(() => undefined);
  const clear = () => {
    onClear();
    // The text of the empty slip.
    setResult({ words: slipStrings.cleared, text: title });
  };
  const actions = [
    ...(whatsapp ? [{ label: slipStrings.whatsapp, href: whatsappUrl(whatsapp, text) }] : []),
    ...(email ? [{ label: slipStrings.mail, href: mailUrl(email, title, text) }] : []),
    ...(canPrint ? [{ label: slipStrings.print, act: () => window.print() }] : []),
    { label: slipStrings.copy, act: copy },
    ...(canShare ? [{ label: slipStrings.share, act: share }] : []),
  ];
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
      {actions.map(({ label, href, act }, i) => {
        const onClick = (event: MouseEvent) => (check() ? act?.() : event.preventDefault());
        const variant = i === 0 ? "solid" : "ghost";
        return href ? (
          <ButtonAnchor key={label} href={href} rel="noopener" variant={variant} onClick={onClick}>
            {label}
          </ButtonAnchor>
        ) : (
          <Button key={label} type="button" variant={variant} onClick={onClick}>
            {label}
          </Button>
        );
      })}
      <TextButton
        type="button"
        onClick={clear}
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
