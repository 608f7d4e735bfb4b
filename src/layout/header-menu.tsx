import { Menu } from "@chakra-ui/react/menu";
import { clsx } from "clsx";
import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Chakra } from "../ui/chakra";
import { Icon } from "../ui/icon";
import * as header from "./header.module.css";
import * as css from "./header-menu.module.css";

interface HeaderMenuProps {
  label: string;
  /** `panel`: a list of 400 px below its button. `mega`: across the page. */
  variant: "panel" | "mega";
  children: ReactNode;
  onHighlightChange?: (value: string | null) => void;
}

/** Closes the menu that the pointer entered last, because a closing menu also closes those opened after it. */
let closeEntered: (() => void) | undefined;

/** Delay in milliseconds before a menu closes after the pointer has left it. */
const leaveDelay = 250;

/**
 * A header menu: opens on click and key, and on hover with a fine pointer. Its links are in the HTML from the
 * start.
 */
export function HeaderMenu({ label, variant, children, onHighlightChange }: HeaderMenuProps) {
  const [live, setLive] = useState(false);
  const [open, setOpen] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const close = useRef(() => setOpen(false));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    setLive(true);
    // CSS may already have opened it.
    const isEntered = content.current?.contains(document.activeElement) ?? false;
    setOpen(isEntered || (part.current?.matches(":hover") ?? false));
  }, []);
  const hover = (next: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    if (next) {
      if (closeEntered !== close.current) closeEntered?.();
      closeEntered = close.current;
    }
    timer.current = setTimeout(() => setOpen(next), next ? 60 : leaveDelay);
  };
  /** Returns focus to the trigger if the menu closes while focused. */
  const onOpenChange = ({ open: next }: { open: boolean }) => {
    const hadFocus = content.current?.contains(document.activeElement) ?? false;
    setOpen(next);
    if (!next && hadFocus) requestAnimationFrame(() => trigger.current?.focus({ preventScroll: true }));
  };
  return (
    <Chakra>
      <div
        ref={part}
        className={clsx(variant === "panel" ? css.panel : css.mega, !live && css.still)}
        onPointerEnter={hover(true)}
        onPointerLeave={hover(false)}
      >
        <Menu.Root
          id={variant}
          unstyled
          open={open}
          onOpenChange={onOpenChange}
          onHighlightChange={(details) => onHighlightChange?.(details.highlightedValue)}
          lazyMount={false}
          unmountOnExit={false}
        >
          <Menu.Trigger asChild>
            <button ref={trigger} type="button" className={header.entry}>
              {label}
              <Icon name="chevron-down" size={16} />
            </button>
          </Menu.Trigger>
          {/* No positioner: CSS positions the menu below the header, in the HTML from the start. */}
          <Menu.Content ref={content} className={css.content}>
            {children}
          </Menu.Content>
        </Menu.Root>
      </div>
    </Chakra>
  );
}
