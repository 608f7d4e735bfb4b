import { clsx } from "clsx";
import { type MouseEvent, useRef, useState } from "react";
import { isCut, mailUrl, whatsappUrl } from "../../domain/contact-links";
import { strings } from "../../domain/interface-strings";
import * as textStyles from "../../theme/text-styles.module.css";
import { Button, ButtonAnchor, TextButton } from "../../ui/button";
import { moreLinkClass, OutsideLink } from "../../ui/link";
import { useBrowserCan } from "../../ui/use-browser-can";
import * as css from "./slip-actions.module.css";
import { slipStrings } from "./slip-strings";

interface SlipActionsProps {
  site: Queries.ContactWaysFragment;
  title: string;
  /** Name of the chosen product. */
  product: string | undefined;
  /** Labels of fields worth filling in that are empty. */
  empty: readonly string[];
  /** The slip as text. */
  text: string;
  printHint: string;
  /** Reports fields that are too long. @returns whether all fit */
  check: () => boolean;
  onClear: () => void;
  onUndo: () => void;
}

/**
 * Buttons that send, print, copy, share and clear the slip. Chat is for questions only, so the slip's text is never
 * sent to it.
 */
export function SlipActions(props: SlipActionsProps) {
  const { site, title, product, empty, text, printHint, check, onClear, onUndo } = props;
  const { whatsapp, email } = site;
  const [result, setResult] = useState({ words: "", text: "" });
  const clearButton = useRef<HTMLButtonElement>(null);
  // Hides the result for an earlier text.
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
    // An empty slip's text is its title.
    setResult({ words: slipStrings.cleared, text: title });
  };
  const undo = () => {
    onUndo();
    // The button that was pressed disappears.
    clearButton.current?.focus();
  };
  const mail = email ? mailUrl(email, title, text) : "";
  const actions = [
    ...(mail ? [{ label: slipStrings.mail, href: mail }] : []),
    ...(canPrint ? [{ label: slipStrings.print, act: () => window.print() }] : []),
    { label: slipStrings.copy, act: copy },
    ...(canShare ? [{ label: slipStrings.share, act: share }] : []),
  ];
  return (
    <div data-needs-script="" className={css.actions}>
      {empty.length > 0 ? (
        <p className={clsx(textStyles.small, css.note)}>{slipStrings.empty(empty)}</p>
      ) : null}
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
      {whatsapp ? (
        <OutsideLink
          href={whatsappUrl(whatsapp, product && strings.ask.aboutProduct(product))}
          className={moreLinkClass}
        >
          {slipStrings.question}
        </OutsideLink>
      ) : null}
      <TextButton ref={clearButton} type="button" onClick={clear} className={css.clear}>
        {slipStrings.clear}
      </TextButton>
      <p role="status" className={clsx(textStyles.small, css.note)}>
        {status ? (
          <b>{status}</b>
        ) : (
          <span>{isCut(mail) ? slipStrings.cut : canPrint ? printHint : null}</span>
        )}
        {status === slipStrings.cleared ? (
          <TextButton type="button" onClick={undo} className={css.undo}>
            {slipStrings.undo}
          </TextButton>
        ) : null}
      </p>
    </div>
  );
}
