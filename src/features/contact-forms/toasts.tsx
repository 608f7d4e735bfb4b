import { createToaster, Toast, Toaster } from "@chakra-ui/react/toast";
import { clsx } from "clsx";
import { type PointerEvent, useEffect, useRef } from "react";
import { Chakra } from "../../ui/chakra";
import { Icon } from "../../ui/icon";
import { toastStrings } from "./form-strings";
import * as css from "./toasts.module.css";

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

export default function Toasts() {
  useEffect(() => ready(create), []);
  return (
    <Chakra>
      <Toaster toaster={toaster} aria-label={toastStrings.region} className={css.region}>
        {({ id, type, title, description }) => (
          <ToastCard kind={type === "error" ? "error" : "success"} dismiss={() => toaster.dismiss(id)}>
            <Icon name={type === "error" ? "circle-alert" : "circle-check"} className={css.icon} />
            <div>
              <Toast.Title className={css.title}>{title}</Toast.Title>
              <Toast.Description className={css.text}>{description}</Toast.Description>
            </div>
            <Toast.CloseTrigger aria-label={toastStrings.close} className={css.close}>
              <Icon name="x" />
            </Toast.CloseTrigger>
          </ToastCard>
        )}
      </Toaster>
    </Chakra>
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
      unstyled
      role={isError ? "alert" : "status"}
      aria-live={isError ? "assertive" : "polite"}
      className={css.toast}
    >
      <div {...useSwipeAway(dismiss)} className={clsx(css.card, isError && css.error)}>
        {children}
      </div>
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
