import { Menu } from "@chakra-ui/react/menu";
import { chakra } from "@chakra-ui/react/styled-system";
import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../ui/icon";
import { navItemStyle } from "./nav-item";

interface HeaderMenuProps {
  label: string;
  variant: "panel" | "mega";
  children: ReactNode;
  onHighlightChange?: (value: string | null) => void;
}

/** In a window lower than the menu it scrolls by itself, and the page stays. */
const contentStyle = {
  position: "absolute",
  top: "100%",
  left: "0",
  maxHeight: "calc(100dvh - 84px)",
  overflowY: "auto",
  overscrollBehavior: "contain",
} as const;

/** `panel`: a 400 px list below its trigger. `mega`: across the page. */
const contentStyles = {
  panel: {
    width: "400px",
    borderWidth: "0 1px 1px",
    borderRadius: "0 0 6px 6px",
    padding: "0.5rem 1.5rem 1rem",
  },
  mega: { width: "100%", borderWidth: "0 0 1px" },
} as const;

const Trigger = chakra("button", { base: navItemStyle });

/** Until hydration, CSS opens the menu on hover and focus. */
const beforeScripts = {
  "&:is(:hover, :focus-within) [data-part=content]": { display: "block !important" },
} as const;

/** Closes the menu that the pointer entered last: a menu that closes takes along those opened after it. */
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
    <chakra.div
      ref={part}
      position={variant === "panel" ? "relative" : "static"}
      css={live ? {} : beforeScripts}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
    >
      <Menu.Root
        id={variant}
        open={open}
        onOpenChange={onOpenChange}
        onHighlightChange={(details) => onHighlightChange?.(details.highlightedValue)}
        lazyMount={false}
        unmountOnExit={false}
      >
        <Menu.Trigger asChild>
          <Trigger ref={trigger} type="button">
            {label}
            <Icon name="chevron-down" size={16} />
          </Trigger>
        </Menu.Trigger>
        {/* No positioner: CSS positions the menu below the header, in the HTML from the start. */}
        <Menu.Content ref={content} {...contentStyle} {...contentStyles[variant]}>
          {children}
        </Menu.Content>
      </Menu.Root>
    </chakra.div>
  );
}
