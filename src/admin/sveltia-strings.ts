/** Strings of Sveltia CMS by key; may be nested. */
export interface SveltiaStrings {
  readonly [key: string]: string | SveltiaStrings;
}

/** Corrections of the package's Turkish (`locales/tr.json`). */
export const sveltiaStrings = {
  save: "Kaydet",
  entry_validation_errors: "Kaydedilmedi: düzeltilecekler formun üstünde yazıyor.",
  show_errors: "Nerede?",
  cancel: "İptal",
  discard: "Taslağı sil",
  delete: "Sil",
  cancel_editing: "Kaydetmeden çık",
  work_with_local_repo: "Bu bilgisayardaki klasörle çalış",
  work_with_local_repo_description: "Açılan pencerede sitenin klasörünü (“{$repo}”) seçin.",
  working_with_local_repo: "Bu bilgisayardaki klasörle çalışılıyor",
  sign_in_using_access_token: "Erişim anahtarıyla (token) gir",
  sign_in_using_access_token_description:
    "Anahtarınızı aşağıya yapıştırın. Anahtarın, sitenin deposunu okuma ve yazma izni olmalı.",
  sign_in_using_access_token_link: "Anahtarı <a>{$service} ayarlarında</a> oluşturabilirsiniz.",
  personal_access_token: "Erişim anahtarı",
  sign_in: "Gir",
  sign_in_with_x: "{$service} hesabıyla gir",
  sign_in_error: {
    not_project_root:
      "Bu, sitenin klasörü değil. Yeniden deneyip içinde content klasörü bulunan klasörü seçin.",
    invalid_token: "Bu anahtar geçerli değil. Denetleyip yeniden deneyin.",
  },
  entries_deleted: "{$count} içerik silindi.",
  assets_deleted: "{$count} dosya silindi.",
  entry_parse_errors: "Okunamayan içerik var; siteyi kuran kişiye bildirin.",
  collections: "Bölümler",
  assets: "Görseller",
  asset_library: "Görseller",
  all_assets: "Bütün görseller",
  global_assets: "Görseller klasörü",
  folder_contents: "İçinde",
  search_placeholder_assets: "Görsellerde ara…",
  assets_dialog: { folder: { global: "Görseller" } },
  add_x: "{$name} ekle",
  // The package calls its only language “_default”.
  edit_x_locale: "Form",
  preview_x_locale: "Önizleme",
  // Strings without a Turkish translation in the package.
  select_item: "{$name} seç",
  sign_in_with_link: "Bağlantıyla gir",
  sign_in_with_link_confirmation:
    "Bu bağlantı sizi {$service} üzerinde {$account} olarak içeri alır ve oluşturulduğu cihazın ayarlarını getirir. Bağlantıyı siz oluşturmadıysanız devam etmeyin.",
  file_name_conflict_confirmation_with_name:
    "“{$name}” adında bir dosya zaten var. Başka bir dosyaysa “İkisini de Tut”u seçin. “Değiştir”, eskisini gösteren bütün sayfalarda yenisini gösterir.",
  confirm_replacing_file:
    "“{$name}” dosyası bununla değiştirilecek; onu gösteren bütün sayfalar yenisini gösterir. Odak noktası, üstündeki çizgiler ve anlatan cümle eskisine göre kalır: o sayfaların formunda düzeltin.",
  replace_file: "Dosyayı değiştir",
  replace_image: "Görseli değiştir",
  remove_file: "Dosyayı kaldır",
  remove_image: "Görseli kaldır",
  list_item_options: "Madde seçenekleri",
  entry_sidebar: {
    validation: {
      placeholder: "Eksikleri ve yanlışları Kaydet bulur; formun üstünde yazılır.",
      no_errors_found: "Düzeltilecekler formun üstünde yazıyor; birine basınca alanına gidilir.",
    },
    backlinks: { title: "Bundan söz edenler" },
  },
  remote_change: {
    reload_entry: "Yeniden aç",
    confirm_reloading_entry: "Yeniden açılsın mı? Kaydetmediğiniz değişiklikler kaybolur.",
  },
  // Empty: `deleting.ts` writes the question, with names and places.
  confirm_deleting_this_entry: "{{}}",
  confirm_deleting_selected_entries: "{{}}",
  confirm_deleting_all_entries: "{{}}",
  confirm_deleting_this_asset: "{{}}",
  confirm_deleting_selected_assets: "{{}}",
  confirm_deleting_all_assets: "{{}}",
  deleting_referenced_entries_note: "{{}}",
  deleting_referenced_assets_note: "{{}}",
  save_conflict: {
    title: "Başkası değiştirdi",
    modified_by: "Siz açtıktan sonra {$name} bunu {$date} tarihinde değiştirdi.",
    modified: "Siz açtıktan sonra bu içerik değiştirildi.",
    deleted: "Siz açtıktan sonra bu içerik silindi.",
    overwrite_warning: "Şimdi kaydederseniz onun değişiklikleri kaybolur.",
    recreate_warning: "Şimdi kaydederseniz içerik yeniden oluşur.",
    save_anyway: "Yine de kaydet",
    branch_moved: "Siz kaydederken başkası da yayımladı. Yeniden deneyin.",
  },
  saving_entry: {
    error: {
      title: "Kaydedilmedi",
      description: "Yazdıklarınız formda duruyor.",
    },
  },
} satisfies SveltiaStrings;
