import { domAnimation, LazyMotion, m, useInView } from "framer-motion";
import { type ReactNode, type SVGProps, useRef } from "react";
import { easing } from "../../theme/tokens";

// The only module that knows the motion engine; fetched by `src/components/motion/use-arrival.ts`.

const Engine = ({ children }: { children: ReactNode }) => (
  <LazyMotion features={domAnimation} strict>
    {children}
  </LazyMotion>
);

/** A photograph settles into its frame. */
export function Settle({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <Engine>
      <m.div
        className={className}
        initial={{ scale: 1.04 }}
        animate={{ scale: 1 }}
        transition={{ duration: 1.1, ease: easing }}
      >
        {children}
      </m.div>
    </Engine>
  );
}

type LineProps = Required<Pick<SVGProps<SVGLineElement>, "x1" | "y1" | "x2" | "y2">>;

/** A measuring line runs out from its object, a little after the photograph. */
export function RunOut({ x1, y1, x2, y2 }: LineProps) {
  return (
    <Engine>
      <m.line
        x1={x1}
        y1={y1}
        initial={{ x2: x1, y2: y1 }}
        animate={{ x2, y2 }}
        transition={{ duration: 0.7, delay: 0.25, ease: easing }}
      />
    </Engine>
  );
}

interface DrawProps {
  className?: string | undefined;
  style: { left: string; width: string };
}

/** A mark draws itself from the left, once, when it comes into view. */
export function Draw({ className, style }: DrawProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const inView = useInView(ref, { once: true, margin: "0px 0px -10% 0px" });
  return (
    <Engine>
      <m.span
        ref={ref}
        className={className}
        style={style}
        initial={{ scaleX: 0 }}
        animate={{ scaleX: inView ? 1 : 0 }}
        transition={{ duration: 0.7, ease: easing }}
      />
    </Engine>
  );
}
