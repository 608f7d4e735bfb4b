/** Strings of our own parts of `/admin`. */
export const ownWords = {
  leaving: "Değişiklikleriniz kaydedilmedi. Kaydetmeden çıkılsın mı?",
  offline:
    "İnternet bağlantısı yok ya da sitenin saklandığı yere ulaşılamıyor. Bağlantı gelince yeniden Kaydet’e basın; bu sayfayı kapatmayın.",
  server: {
    key: "Erişim anahtarınızın (token) süresi dolmuş ya da anahtar silinmiş. Yazdığınızı kopyalayın; geri okuyla formdan, sağ üstteki menüden hesaptan çıkın. Yeni bir anahtarla girip metninizi ekleyin.",
    permission:
      "Anahtarınızın ya da hesabınızın sitenin deposuna yazma izni yok. Yazdığınızı kopyalayın, siteyi kuran kişiye bildirin.",
    busy: "Sitenin saklandığı yer şu anda yanıt veremiyor. Birkaç dakika sonra yeniden Kaydet’e basın; bu sayfayı kapatmayın.",
  },
  changedElsewhere:
    "siz açtıktan sonra başka bir pencerede ya da programda değiştirildi; kaydetmek o değişikliği silerdi. Yazdığınızı kopyalayın, sayfayı yenileyin (F5), taslağı geri yüklemeyin; metninizi yeni hâline ekleyip kaydedin.",
  deleting: {
    needed: "Bu silinemez: şu alanlar onsuz olmaz. Önce onları değiştirin:",
    question: "Silinsin mi?",
    places: "Şuralardaki bağlantıları siz çıkarın, yoksa yayın durur:",
    emptied: "Şuralarda adı kendiliğinden silinir:",
    shown: "Şuralarda gösteriliyor; bağlantıysa önce kaldırın, yoksa yayın durur:",
    refused:
      "siz açtıktan sonra başka bir pencerede ya da programda değiştirildi. Hiçbir şey silinmedi: sayfayı yenileyin (F5), yeni hâline bakın; istiyorsanız yeniden silin.",
  },
  outdatedDraft:
    "Geri yüklediğiniz taslak eski hâline yazılmış; o zamandan beri başkası değiştirdi ve kaydetmek onun yazdıklarını silerdi. Kendi yazdığınızı kopyalayın, sağ üstteki üç noktadan “Tüm Değişiklikleri Geri Al”ı seçin; yeni hâli gelince metninizi ekleyip kaydedin.",
  mistakes: "Düzeltilecekler formun üstünde yazıyor; üstüne basınca alanına gidilir.",
  removing: "kaldırılsın mı? İçine yazdıklarınız silinir.",
  toCorrect: "yeri düzeltin",
  advice: "Kaydedildi. Şunlar daha iyi olabilir:",
  pasted:
    "Yapıştırdığınız metin birkaç satırdı. Bu alan tek paragraftır: satırlar birleştirildi, madde işaretleri ve sekmeler silindi. Bir okuyun.\n\nListe olacaksa her satırı ayrı bir madde olarak ekleyin.",
  address: {
    changed: "Sayfanın adresi değişiyor:",
    leads: "Eski adres yenisine götürecek; eski bağlantılar ve arama sonuçları çalışmayı sürdürür.",
    places: "Eski adresi yazan yerler; bunlar da yenisine gider:",
    question: "Değişsin mi?",
    kept: "Adres değiştirilmedi. Eski adresi geri yazıp kaydedin ya da yenisini onaylayın.",
  },
  newPhotograph: {
    changed: "Fotoğraf değişti",
    marks:
      "Odak noktası ve üstündeki çizgiler eski fotoğrafa göre.\n\nTamam: silinir, sonra kaydedilir.\nİptal: olduğu gibi kaydedilir.",
    text: "Anlatan cümle de eski fotoğrafın; yenisine göre yazın",
  },
  preview: {
    note: "Metinlerin önizlemesi; kaydedene kadar yayımlanmaz. Sayfanın düzeni sitede başkadır.",
    hidden: "Bu ürün sitede gösterilmiyor.",
    searchResult: "Arama sonuçlarında",
    colours: {
      page: "Sayfa",
      tint: "Açık zemin",
      warm: "Sıcak zemin",
      deep: "Koyu zemin",
      main: "Düğme",
      accent: "Vurgu",
    },
  },
} as const;
