import { chakra } from "@chakra-ui/react/styled-system";
import { type ComponentProps, useEffect } from "react";
import { clearDraft } from "../../features/contact-forms/draft";
import { toastStrings } from "../../features/contact-forms/form-strings";
import { useLinkedId } from "../../ui/address-hash";
import { Banner } from "../shared/banner.section";

/**
 * Fragment to which the function redirects the sender of an information request (`senders.ts` of the
 * function).
 */
const infoFragment = "bilgi-talebi";

const { contactSent, infoSent, contactFailed } = toastStrings;

type Parts = Pick<ComponentProps<typeof Banner>["banner"], "tag" | "image">;

const FailedBanner = ({ tag, image }: Parts) => (
  <Banner banner={{ tag, image, title: contactFailed.title, lede: contactFailed.text }} height={400} />
);

/**
 * The notice about a sent form: that of the contact form, unless the address has the fragment of the information
 * request.
 */
function ReceivedBanner({ tag, image }: Parts) {
  const isInfo = useLinkedId() === infoFragment;
  // Deletes the draft of a form posted without scripts, which only this page confirms.
  useEffect(() => clearDraft(window.location.hash === `#${infoFragment}` ? "info_request" : "contact"), []);
  const notice = (part: "title" | "text") => (
    <>
      <span data-sent="contact">{contactSent[part]}</span>
      <span data-sent="info_request">{infoSent[part]}</span>
    </>
  );
  return (
    <chakra.div
      id={infoFragment}
      data-linked={isInfo ? "" : undefined}
      css={{
        "&:not(:target, [data-linked]) [data-sent=info_request]": { display: "none" },
        "&:is(:target, [data-linked]) [data-sent=contact]": { display: "none" },
      }}
    >
      <Banner banner={{ tag, image, title: notice("title"), lede: notice("text") }} height={400} />
    </chakra.div>
  );
}

/** The result of a form sent without scripts. */
export function MessageBanner({ isReceived, ...banner }: Parts & { isReceived: boolean }) {
  return isReceived ? <ReceivedBanner {...banner} /> : <FailedBanner {...banner} />;
}
