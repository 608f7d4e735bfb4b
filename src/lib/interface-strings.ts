/**
 * Words of the interface itself: button states, names for screen readers. Those of forms and notices, which few pages
 * need, are in `form-strings.ts`; page copy is in `content/`.
 */
export const strings = {
  skipLink: "İçeriğe geç",
  mainMenu: "Ana menü",
  mobileMenu: "Mobil menü",
  openMenu: "Menüyü aç",
  closeMenu: "Menüyü kapat",
  homeLink: (brand: string) => `${brand}, ana sayfa`,
  breadcrumbs: "Sayfa yolu",
  turnaround: "Teslim süresi",
  warranty: "Garanti",
  scaleTurnaround: "14 gün",
  scaleWarranty: "25 yıl",
  inNumbers: "Rakamlarla",
  related: "İlgili ürünler",
  allProducts: (count: number) => `${count} ürünün tümü`,
  categories: "Kategori",
  resultCount: (count: number) => `${count} ürün gösteriliyor`,
  stars: (rating: number) => `5 üzerinden ${rating} yıldız`,
  step: (number: number) => `${number}. adım`,
  open: (name: string) => `${name} sayfasını aç`,
  carousel: {
    role: "slayt gösterisi",
    slideRole: "slayt",
    previous: "Önceki slayt",
    next: "Sonraki slayt",
    pause: "Otomatik geçişi durdur",
    play: "Otomatik geçişi başlat",
    goTo: (position: number) => `${position}. slayt`,
    position: (position: number, count: number) => `${position} / ${count}`,
    progress: "Slayt konumu",
  },
  error: { title: "Unexpected Application Error!" },
} as const;
