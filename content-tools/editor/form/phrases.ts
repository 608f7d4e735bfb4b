/**
 * Decap's Turkish where it is wrong or speaks of publishing: here saving writes a file of this machine, nothing more.
 * Keys are those of its package decap-cms-locales.
 */
export const phrases = {
  app: {
    header: { content: "İçerik", media: "Görseller", quickAdd: "Yeni" },
    app: { loadingConfig: "Açılıyor …", waitingBackend: "Dosyalar okunuyor …" },
  },
  collection: {
    sidebar: { collections: "İçerik", searchAll: "Ara" },
    collectionTop: {
      newButton: "Yeni %{collectionLabel}",
      newButtonAriaLabel: "Yeni %{collectionLabel}",
      sortBy: "Sırala",
    },
    entries: { loadingEntries: "Okunuyor …", cachingEntries: "Okunuyor …", noEntries: "Henüz bir şey yok" },
  },
  editor: {
    editorControlPane: {
      widget: {
        required: "“%{fieldLabel}” boş bırakılamaz.",
        regexPattern: "“%{fieldLabel}” uygun değil: %{pattern}.",
        range: "“%{fieldLabel}” %{minValue} ile %{maxValue} arasında olmalı.",
        min: "“%{fieldLabel}” en az %{minValue} olmalı.",
        max: "“%{fieldLabel}” en çok %{maxValue} olmalı.",
        rangeCount: "“%{fieldLabel}” için %{minCount} ile %{maxCount} arasında madde gerekir.",
        rangeCountExact: "“%{fieldLabel}” için tam %{count} madde gerekir.",
        rangeMin: "“%{fieldLabel}” için en az %{minCount} madde gerekir.",
        rangeMax: "“%{fieldLabel}” için en çok %{maxCount} madde olabilir.",
      },
    },
    editor: {
      onLeavePage: "Kaydetmediğiniz değişiklikler var. Yine de çıkılsın mı?",
      onDeleteWithUnsavedChanges: "Dosya, kaydetmediğiniz değişikliklerle birlikte silinsin mi?",
      onDeletePublishedEntry: "Dosya silinsin mi?",
      confirmLoadBackup: "Bu sayfada kaydedilmeden kalmış değişiklikler bulundu. Geri getirilsin mi?",
    },
    editorToolbar: {
      publish: "Kaydet",
      publishNow: "Kaydet",
      publishing: "Kaydediliyor …",
      published: "Kaydedildi",
      publishAndCreateNew: "Kaydet ve yenisini aç",
      publishAndDuplicate: "Kaydet ve kopyasını aç",
      duplicate: "Kopyasını aç",
      deletePublishedEntry: "Dosyayı sil",
      deleteEntry: "Dosyayı sil",
      deleting: "Siliniyor …",
      backCollection: "%{collectionLabel}",
      unsavedChanges: "Kaydedilmedi",
      changesSaved: "Kaydedildi",
    },
    editorWidgets: {
      image: { choose: "Görsel seç", chooseDifferent: "Başka bir görsel seç", remove: "Görseli kaldır" },
      list: { add: "%{item} ekle" },
    },
  },
  mediaLibrary: {
    mediaLibrary: { onDelete: "Seçilen görsel silinsin mi?" },
    mediaLibraryModal: {
      images: "Görseller",
      mediaAssets: "Görseller",
      noAssetsFound: "Hiç görsel yok.",
      upload: "Bilgisayardan ekle",
      uploading: "Ekleniyor …",
      chooseSelected: "Seçileni kullan",
      deleteSelected: "Seçileni sil",
    },
  },
  ui: {
    toast: {
      onFailToLoadEntries: "Dosya okunamadı: %{details}",
      onFailToPersist: "Kaydedilmedi.",
      onFailToDelete: "Silinmedi.",
      missingRequiredField: "Kaydedilmedi: boş bırakılmış zorunlu alanlar var.",
      entrySaved: "Kaydedildi.",
      entryPublished: "Kaydedildi.",
    },
  },
};
