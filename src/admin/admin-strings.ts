/** Strings of what we add to Sveltia CMS. */
export const adminStrings = {
  leaving: "Değişiklikleriniz kaydedilmedi. Kaydetmeden çıkılsın mı?",
  offline:
    "İnternet bağlantısı yok ya da sitenin saklandığı yere ulaşılamıyor. Bağlantı gelince yeniden Kaydet’e basın; bu sayfayı kapatmayın.",
  server: {
    key: "Erişim anahtarınızın (token) süresi dolmuş ya da anahtar silinmiş. Yazdığınızı kopyalayın; geri okuyla formdan, menüden hesaptan çıkın. Yeni bir anahtarla girip metninizi ekleyin.",
    permission:
      "Anahtarınızın ya da hesabınızın sitenin deposuna yazma izni yok. Yazdığınızı kopyalayın, siteyi kuran kişiye bildirin.",
    busy: "Sitenin saklandığı yer şu anda yanıt veremiyor. Birkaç dakika sonra yeniden Kaydet’e basın; bu sayfayı kapatmayın.",
  },
  changedElsewhere:
    "Bu form, siz açtıktan sonra başka bir pencerede ya da programda değiştirildi; kaydetmek o değişikliği silerdi. Yazdığınızı kopyalayın, sayfayı yenileyin (F5), taslağı geri yüklemeyin; metninizi yeni hâline ekleyip kaydedin.",
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
    "Bu form eski hâlinden; siz açtıktan ya da taslağınız yazıldıktan sonra başkası değiştirdi.\n\nTamam: yazdığınız kaydedilir, onun değişiklikleri silinir.\nİptal: hiçbir şey kaydedilmez. Yazdığınızı kopyalayın, sağ üstteki üç noktadan “Tüm Değişiklikleri Geri Al”ı seçin; yeni hâli gelince metninizi ekleyip kaydedin.",
  noDay: "yarım ya da takvimde yok",
  toCorrect: "yeri düzeltin",
  usedIn: "Kullanıldığı yerler:",
  unused: "Hiçbir yerde kullanılmıyor.",
  kept: "Kaydedilmedi; yazdıklarınız formda duruyor.",
  corrected: "hepsi düzeldi, yeniden Kaydet’e basın",
  advice: "Kaydedildi. Bir bakın:",
  keptFrom: "ile aynı kalanlar; bu ürüne uymuyorsa değiştirin:",
  publishing: {
    started: "Kaydedildi, yayına gidiyor;",
    usually: "genellikle",
    minutes: "dakika sürer.",
    soon: "birkaç dakika sonra görünür.",
    follow: "Yayını izleyin",
    running: "Son kaydınız yayına gidiyor.",
    published: "Son yayın tamamlandı:",
    failed: "Son yayın başarısız: sitede eski hâli duruyor",
    mistakes: "Yanlış olan:",
    details: "Ayrıntısı, GitHub’da",
  },
  pasted:
    "Yapıştırdığınız metin birkaç satırdı. Bu alan tek paragraftır: satırlar birleştirildi, madde işaretleri ve sekmeler silindi. Bir okuyun.\n\nListe olacaksa her satırı ayrı bir madde olarak ekleyin.",
  addressChanged: "Adres değişti; eski adres ve ona giden bağlantılar yenisine götürür:",
  preview: {
    note: "Metinlerin önizlemesi; kaydedene kadar yayımlanmaz. Sayfanın düzeni sitede başkadır.",
    press: "Bir noktanın sayıları için fotoğrafa basın.",
    focus: "Odak noktası için soldan ve üstten yüzde",
    callout: "çizgi için yatay ve dikey",
    hidden: "Bu ürün sitede gösterilmiyor.",
  },
} as const;
