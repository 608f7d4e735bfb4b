/** Strings of Sveltia CMS by key; may be nested. */
export interface Words {
  readonly [key: string]: string | Words;
}

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
  repository_no_access: "“{$repo}” deposuna erişiminiz yok.",
  entry_parse_errors: "Okunamayan içerik var; siteyi kuran kişiye bildirin.",
  view_in_repository: "Depoda aç",
  edit_slug: "Dosyanın adını değiştir",
  edit_slug_error: {
    empty: "Dosyanın bir adı olmalı.",
    invalid: "Dosyanın adında boşluk ve özel karakter olamaz.",
    duplicate: "Bu adda bir dosya var.",
  },
  local_workflow: {
    unsupported_browser: "Bu tarayıcı bilgisayardaki klasörle çalışamıyor. Chrome ya da Edge kullanın.",
    disabled: "Bilgisayardaki klasörle çalışmak bu tarayıcıda kapalı. <a>Nasıl açılacağı burada.</a>",
  },
  repository_not_found: "“{$repo}” adlı bir depo yok.",
  branch_not_found: "“{$repo}” deposunda “{$branch}” dalı yok.",
  powered_by: "{$name} ile çalışır",
  collections: "Bölümler",
  collection: "Bölüm",
  collection_list: "Bölümler",
  back_to_collection_list: "Bölümlere dön",
  create_entry_announcement: "“{$collection}” bölümünde yeni bir içerik oluşturuyorsunuz.",
  edit_entry_announcement: "“{$collection}” bölümündeki “{$entry}” içeriğini düzenliyorsunuz.",
  edit_file_announcement: "“{$collection}” bölümündeki “{$file}” içeriğini düzenliyorsunuz.",
  assets: "Görseller",
  asset_library: "Görseller",
  global_assets: "Bütün görseller",
  grid_view: "Izgara görünümü",
  switch_to_grid_view: "Izgara görünümüne geç",
  content_library: "İçerik",
  git_repository: "Sitenin deposu",
  live_site: "Yayındaki site",
  mobile_promo_title: "Düzenleme sayfası telefonda da çalışır.",
  add_x: "{$name} ekle",
  visit_live_site: "Yayındaki siteyi aç",
  slug: "Adres",
  sort_keys: { slug: "Adres" },
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
  domain: "Alan adı",
  file_unavailable: "Bulunamadı",
  file_unavailable_description: "Bu dosya açılamadı; taşınmış ya da silinmiş olabilir.",
  folders: "Klasörler",
  more_folders: "Öteki klasörler",
  back_to_parent_folder: "Üst klasöre dön",
  new_folder: "Yeni klasör",
  new_folder_name: "Klasörün adı",
  new_folder_create: "Oluştur",
  new_folder_description: "Yeni klasör “{$folder}” içinde açılır.",
  new_folder_error: {
    empty: "Klasörün bir adı olmalı.",
    invalid: "Klasörün adında eğik çizgi olamaz; ad noktayla başlayamaz.",
    duplicate: "Burada bu adda bir klasör ya da dosya var.",
  },
  creating_folder: "Klasör açılıyor…",
  creating_folder_failed: "Klasör açılamadı.",
  folder_options: "Klasör seçenekleri",
  show_folder_options: "Klasör seçeneklerini göster",
  rename_folder: "Klasörün adını değiştir",
  delete_folder: "Klasörü sil",
  enter_new_name_for_folder: "Yeni adı yazın. İçindeki görseller ve onları gösteren alanlar da taşınır.",
  confirm_deleting_folder: "“{$name}” klasörü içindekilerle ({$count}) silinsin mi?",
  renaming_folder: "Klasörün adı değişiyor…",
  renaming_folder_failed: "Klasörün adı değiştirilemedi.",
  deleting_folder: "Klasör siliniyor…",
  deleting_folder_failed: "Klasör silinemedi.",
  folder_created: "Klasör açıldı.",
  folder_path: "Klasörün yeri",
  folder_contents: "İçindekiler",
  x_folders: "{$count} klasör",
  folder_renamed: "Klasörün adı değişti.",
  folder_deleted: "Klasör silindi.",
  file_name_conflict_resolution: "Bu adda bir dosya var",
  file_name_conflict_confirmation_with_name:
    "“{$name}” adında bir dosya zaten var. Başka bir dosyaysa “İkisini de Tut”u seçin. “Değiştir”, eskisini gösteren bütün sayfalarda yenisini gösterir.",
  replace_file: "Dosyayı değiştir",
  replace_image: "Görseli değiştir",
  remove_file: "Dosyayı kaldır",
  remove_image: "Görseli kaldır",
  show_errors: "Hataları göster",
  list_item_options: "Madde seçenekleri",
  entry_sidebar: {
    backlinks: { title: "Bundan söz edenler" },
    validation: { title: "Düzeltilecekler", validate: "Denetle" },
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
  relation_field: {
    save_together_hint: "Yeni {$name}, düzenlediğinizle birlikte kaydedilir.",
    add_failed: "{$name} eklenemedi.",
  },
  assets_dialog: {
    title: { folder: "Klasör seç" },
    folder: { global: "Bütün görseller" },
    selected_folder: "Seçilen klasör: {$path}",
    selected_folders: "{$count} klasör seçildi",
    no_subfolders: "Bu klasörün içinde klasör yok.",
  },
  deleting_referenced_entries_note:
    "Ondan söz eden alanlar da boşalır; metinlerin içinde ona giden bağlantıları ise siz çıkarın, yoksa yayın durur.",
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

/** Strings of this plugin's own parts. */
export const ownWords = {
  leaving: "Değişiklikleriniz kaydedilmedi. Kaydetmeden çıkılsın mı?",
  offline:
    "İnternet bağlantısı yok ya da sitenin saklandığı yere ulaşılamıyor. Bağlantı gelince yeniden Kaydet’e basın; bu sayfayı kapatmayın.",
  changedElsewhere:
    "siz açtıktan sonra başka bir pencerede ya da programda değiştirildi; kaydetmek o değişikliği silerdi. Yazdığınızı kopyalayın, sayfayı yenileyin (F5), taslağı geri yüklemeyin; metninizi yeni hâline ekleyip kaydedin.",
  notDeleted:
    "siz açtıktan sonra başka bir pencerede ya da programda değiştirildi. Hiçbir şey silinmedi: sayfayı yenileyin (F5), yeni hâline bakın; istiyorsanız yeniden silin.",
  outdatedDraft:
    "Geri yüklediğiniz taslak eski hâline yazılmış; o zamandan beri başkası değiştirdi ve kaydetmek onun yazdıklarını silerdi. Kendi yazdığınızı kopyalayın, sağ üstteki üç noktadan “Tüm Değişiklikleri Geri Al”ı seçin; yeni hâli gelince metninizi ekleyip kaydedin.",
  mistakes: "Aşağıdakini düzeltip yeniden kaydedin.",
  removing: "kaldırılsın mı? İçine yazdıklarınız silinir.",
  toCorrect: "yeri düzeltin",
  advice: "Kaydedildi. Şunlar daha iyi olabilir:",
  linkToHidden: "Burada bu sayfaya bağlantı var; önce onu kaldırıp kaydedin.",
  pasted:
    "Yapıştırdığınız metin birkaç satırdı. Bu alan tek paragraftır: satırlar birleştirildi, madde işaretleri ve sekmeler silindi. Bir okuyun.\n\nListe olacaksa her satırı ayrı bir madde olarak ekleyin.",
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
