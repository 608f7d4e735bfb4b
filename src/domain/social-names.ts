/** Social networks supported; each has an icon in `static/social.svg`. */
export const socialKinds = ["instagram", "facebook", "linkedin", "youtube", "x", "tiktok"] as const;

/** Display names of the networks. */
export const socialNames: Readonly<Record<(typeof socialKinds)[number], string>> = {
  instagram: "Instagram",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  youtube: "YouTube",
  x: "X",
  tiktok: "TikTok",
};
