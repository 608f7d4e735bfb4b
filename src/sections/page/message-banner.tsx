import { clsx } from "clsx";
import { type ComponentProps, useEffect } from "react";
import { clearDraft } from "../../features/contact-forms/draft";
import { toastStrings } from "../../features/contact-forms/form-strings";
import { useLinkedId } from "../../ui/address-hash";
import { Banner } from "../shared/banner.section";
import * as css from "./message-banner.module.css";

/**
 * Id to which the function redirects the sender of an information request, and beginning of the ids of its
 * failures (`forms.ts` of the function).
 */
const infoFragment = "bilgi-talebi";

const { contactSent, infoSent, contactFailed, infoFailed } = toastStrings;

type Parts = Pick<ComponentProps<typeof Banner>["banner"], "tag" | "image">;

/**
 * The result of a form sent without scripts: the notice about the contact form, unless the address has a fragment of
 * the information request.
 */
export function MessageBanner({ isReceived, tag, image }: Parts & { isReceived: boolean }) {
  const isInfo = useLinkedId().startsWith(infoFragment);
  const [contact, info] = isReceived ? [contactSent, infoSent] : [contactFailed, infoFailed];
  // Deletes the draft of a form posted without scripts, which only this page confirms.
  useEffect(() => {
    if (isReceived) clearDraft(window.location.hash === `#${infoFragment}` ? "info_request" : "contact");
  }, [isReceived]);
  const notice = (part: "title" | "text") =>
    contact[part] === info[part] ? (
      contact[part]
    ) : (
      <>
        <span className={css.ofContact}>{contact[part]}</span>
        <span className={css.ofInfoRequest}>{info[part]}</span>
      </>
    );
  return (
    <div id={isReceived ? infoFragment : undefined} className={clsx(css.result, isInfo && css.infoRequest)}>
      <Banner banner={{ tag, image, title: notice("title"), lede: notice("text") }} height={400} />
    </div>
  );
}
