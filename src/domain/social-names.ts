/** Networks a laboratory may have an account with; each has a drawing in `static/social.svg`. */
export const socialKinds = ["instagram", "facebook", "linkedin", "youtube", "x", "tiktok"] as const;

/** What the networks are called. */
export const socialNames: Readonly<Record<(typeof socialKinds)[number], string>> = {
  instagram: "Instagram",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  youtube: "YouTube",
  x: "X",
  tiktok: "TikTok",
};
