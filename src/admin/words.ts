import type { Words } from "./merge-words";

/** Corrections of the package's Turkish (`locales/tr.json`). */
export const words = {
  save: "Kaydet",
  cancel: "İptal",
  discard: "Taslağı sil",
  delete: "Sil",
  remove: "Kaldır",
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
    picker_dismissed: "Klasör seçilmedi. Yeniden deneyin.",
    invalid_token: "Bu anahtar geçerli değil. Denetleyip yeniden deneyin.",
  },
  entries_deleted: "{$count} içerik silindi.",
  assets_deleted: "{$count} dosya silindi.",
  entry_parse_errors: "Okunamayan içerik var; siteyi kuran kişiye bildirin.",
  local_workflow: {
    unsupported_browser: "Bu tarayıcı bilgisayardaki klasörle çalışamıyor. Chrome ya da Edge kullanın.",
    disabled: "Bilgisayardaki klasörle çalışmak bu tarayıcıda kapalı. <a>Nasıl açılacağı burada.</a>",
  },
  collections: "Bölümler",
  collection: "Bölüm",
  collection_list: "Bölümler",
  assets: "Görseller",
  asset_library: "Görseller",
  content_library: "İçerik",
  live_site: "Yayındaki site",
  add_x: "{$name} ekle",
  visit_live_site: "Yayındaki siteyi aç",
  slug: "Adres",
  edit_slug: "Adresi düzenle",
  // The package names its only language “_default”.
  edit_x_locale: "Form",
  preview_x_locale: "Önizleme",
  content_options_x_locale: "Form seçenekleri",
  show_content_options_x_locale: "Form seçeneklerini göster",
  // Strings without a Turkish translation in the package.
  select_item: "{$name} seç",
  sign_in_with_link: "Bağlantıyla gir",
  sign_in_with_link_confirmation:
    "Bu bağlantı sizi {$service} üzerinde {$account} olarak içeri alır ve oluşturulduğu cihazın ayarlarını getirir. Bağlantıyı siz oluşturmadıysanız devam etmeyin.",
  file_unavailable: "Bulunamadı",
  file_unavailable_description: "Bu dosya açılamadı; taşınmış ya da silinmiş olabilir.",
  folders: "Klasörler",
  more_folders: "Öteki klasörler",
  back_to_parent_folder: "Üst klasöre dön",
  folder_path: "Klasörün yeri",
  folder_contents: "İçindekiler",
  x_folders: "{$count} klasör",
  file_name_conflict_resolution: "Bu adda bir dosya var",
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
    backlinks: { title: "Bundan söz edenler" },
    slug: {
      title: "Adres",
      generated_on_save: "Adres, kaydederken formdaki “Sayfanın adresi” alanından alınır.",
      unavailable: "Bunun kendi adresi yok.",
    },
  },
  remote_change: {
    reload_entry: "Yeniden aç",
    confirm_reloading_entry: "Yeniden açılsın mı? Kaydetmediğiniz değişiklikler kaybolur.",
  },
  assets_dialog: {
    title: { folder: "Klasör seç" },
    folder: { global: "Bütün görseller" },
    selected_folder: "Seçilen klasör: {$path}",
    selected_folders: "{$count} klasör seçildi",
    no_subfolders: "Bu klasörün içinde klasör yok.",
  },
  deleting_referenced_entries_note: "Ondan söz eden alanlar da boşalır.",
  cannot_delete_referenced_entries:
    "Bu silinemez: başka yerlerdeki şu alanlar onsuz olmaz. Önce onları değiştirin.",
  deleting_referenced_assets_note: "Onu gösteren alanlar da boşalır.",
  cannot_delete_referenced_assets: "Bu görsel silinemez: şu alanlar onsuz olmaz. Önce onları değiştirin.",
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
} satisfies Words;
