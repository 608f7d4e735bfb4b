import { chakra } from "@chakra-ui/react/styled-system";
import { createToaster, Toast, Toaster } from "@chakra-ui/react/toast";
import { Global } from "@emotion/react";
import { type PointerEvent, useEffect, useRef } from "react";
import { palette } from "../../theme/palette";
import { Icon } from "../../ui/icon";
import { toastStrings } from "./form-strings";

export interface Notice {
  kind: "success" | "error";
  title: string;
  text: string;
}

/** Duration of a toast in milliseconds. */
const lifetime = 6000;

/** Swipe distance that dismisses a toast, in pixels. */
const swipeDistance = 64;

const toaster = createToaster({ placement: "bottom-end" });

let ready: (create: (notice: Notice) => void) => void;

/** Resolves once the live region is mounted, so that the first notice is announced. */
export const whenReady = new Promise<(notice: Notice) => void>((resolve) => {
  ready = resolve;
});

/** Shows a notice in place of the one before, which a retry has made untrue. */
function create({ kind, title, text }: Notice): void {
  toaster.dismiss();
  toaster.create({ type: kind, title, description: text, duration: lifetime, closable: true });
}

const keyframes = {
  "@keyframes toastIn": { from: { opacity: 0, transform: "translateY(12px)" } },
};

export default function Toasts() {
  useEffect(() => ready(create), []);
  return (
    <>
      <Global styles={keyframes} />
      <Toaster
        toaster={toaster}
        aria-label={toastStrings.region}
        insetInline={{ base: "1rem", sm: "auto 1rem" }}
      >
        {({ id, type, title, description }) => (
          <ToastCard kind={type === "error" ? "error" : "success"} dismiss={() => toaster.dismiss(id)}>
            <Icon name={type === "error" ? "circle-alert" : "circle-check"} marginTop="0.2rem" />
            <div>
              <Toast.Title fontWeight="600" lineHeight="1.5">
                {title}
              </Toast.Title>
              <Toast.Description fontSize="small" lineHeight="1.5">
                {description}
              </Toast.Description>
            </div>
            <Toast.CloseTrigger
              aria-label={toastStrings.close}
              display="grid"
              placeItems="center"
              boxSize="44px"
              margin="-0.5rem -0.5rem 0 0"
              color="fg.ink"
            >
              <Icon name="x" />
            </Toast.CloseTrigger>
          </ToastCard>
        )}
      </Toaster>
    </>
  );
}

interface ToastCardProps {
  kind: Notice["kind"];
  dismiss: () => void;
  children: React.ReactNode;
}

function ToastCard({ kind, dismiss, children }: ToastCardProps) {
  const isError = kind === "error";
  return (
    <Toast.Root
      role={isError ? "alert" : "status"}
      aria-live={isError ? "assertive" : "polite"}
      width={{ base: "calc(100vw - 2rem)", sm: "400px" }}
      translate="var(--x) var(--y)"
      opacity="var(--opacity)"
      zIndex="var(--z-index)"
      transition="translate 240ms, opacity 160ms"
      animation="toastIn 240ms {easings.calm}"
      pointerEvents="auto"
    >
      <chakra.div
        {...useSwipeAway(dismiss)}
        touchAction="pan-y pinch-zoom"
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr) auto"
        // In pixels, so that large text keeps the width.
        gap="2px 14px"
        padding="18px 16px 18px 18px"
        bg={isError ? "bg.danger" : "bg.page"}
        border="1px solid"
        borderColor={isError ? "status.danger" : "brand.main"}
        borderRadius="md"
        boxShadow={`0 12px 32px -16px ${palette.drawing.shadow}`}
        css={{
          "& > svg, & [data-part=title]": { color: isError ? "status.danger" : "brand.main" },
          "& [data-part=description]": { color: isError ? "fg.ink" : "fg.muted" },
        }}
      >
        {children}
      </chakra.div>
    </Toast.Root>
  );
}

/** Makes a toast swipeable: dismisses it past 64 px, otherwise it springs back. */
function useSwipeAway(dismiss: () => void) {
  const start = useRef<number | null>(null);
  const shift = (event: PointerEvent<HTMLElement>, dx: number) => {
    event.currentTarget.style.transform = dx === 0 ? "" : `translateX(${dx}px)`;
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (start.current === null) return;
    const dx = event.clientX - start.current;
    start.current = null;
    if (Math.abs(dx) >= swipeDistance) dismiss();
    else shift(event, 0);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== "mouse") start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== null) shift(event, event.clientX - start.current);
    },
    onPointerUp: end,
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      start.current = null;
      shift(event, 0);
    },
  };
}
