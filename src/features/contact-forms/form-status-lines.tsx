import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { FormNote } from "./form-note";
import type { FormStatus } from "./use-form-status";

/**
 * Status above the button: a notice that could not be shown as a toast, and further advice. Rendered empty
 * first: a live region announces only what is added later.
 */
export function FormStatusLines({ notice, hint }: FormStatus) {
  const ref = useRef<HTMLDivElement>(null);
  const empty = !notice && !hint;
  useEffect(() => {
    if (!empty) ref.current?.scrollIntoView({ block: "nearest" });
  }, [empty]);
  const failed = notice?.kind === "error";
  const content = empty ? null : (
    <span>
      {notice ? <strong>{notice.title}</strong> : null} <span>{notice?.text}</span> <span>{hint}</span>
    </span>
  );
  return (
    <chakra.div ref={ref} gridColumn="1 / -1" position={empty ? "absolute" : undefined}>
      {failed ? (
        <FormNote role="alert" borderColor="status.danger">
          {content}
        </FormNote>
      ) : null}
      <FormNote role="status">{failed ? null : content}</FormNote>
    </chakra.div>
  );
}
