/** Social networks supported, with the hosts of their accounts and their icons' paths on a grid of 24 px. */
export const socialNetworks = {
  instagram: {
    name: "Instagram",
    hosts: ["instagram.com"],
    drawing:
      "M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4zM8.25 12a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0-7.5 0M16.4 7.6h.01",
  },
  facebook: {
    name: "Facebook",
    hosts: ["facebook.com", "fb.com"],
    drawing: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 20.5v-8.9c0-1.7 1-2.6 2.7-2.6M9.5 13.2h5",
  },
  linkedin: {
    name: "LinkedIn",
    hosts: ["linkedin.com"],
    drawing:
      "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8 10.5V16M8 7.75h.01M11.5 16v-5.5M11.5 13a2.25 2.25 0 0 1 4.5 0v3",
  },
  youtube: {
    name: "YouTube",
    hosts: ["youtube.com", "youtu.be"],
    drawing:
      "M6.5 6h11A3.5 3.5 0 0 1 21 9.5v5a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 14.5v-5A3.5 3.5 0 0 1 6.5 6zM10.5 9.5l4 2.5-4 2.5z",
  },
  x: { name: "X", hosts: ["x.com", "twitter.com"], drawing: "M5 5l14 14M19 5L5 19" },
  tiktok: {
    name: "TikTok",
    hosts: ["tiktok.com"],
    drawing: "M6 16a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M13 16V4.5c.4 2.7 2 4.2 4.5 4.5",
  },
} as const;

export type SocialKind = keyof typeof socialNetworks;
