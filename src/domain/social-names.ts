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

/** Hosts of the networks' accounts. */
export const socialHosts: Readonly<Record<(typeof socialKinds)[number], readonly string[]>> = {
  instagram: ["instagram.com"],
  facebook: ["facebook.com", "fb.com"],
  linkedin: ["linkedin.com"],
  youtube: ["youtube.com", "youtu.be"],
  x: ["x.com", "twitter.com"],
  tiktok: ["tiktok.com"],
};
