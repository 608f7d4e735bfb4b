import type { FailureKind } from "./git";

/** What went wrong and what to do, for somebody who does not know git. Nothing is lost in any of these cases. */
export const words: Readonly<Record<FailureKind, { message: string; fix: string }>> = {
  noGit: {
    message: "Bu bilgisayarda git kurulu değil.",
    fix: "Teknik kişiden git’i kurmasını isteyin, sonra düzenleyiciyi yeniden başlatın. Kaydettikleriniz duruyor.",
  },
  noRepository: {
    message: "Bu klasörde sitenin sürümleri tutulmuyor.",
    fix: "Proje klasörü git ile indirilmemiş. Teknik kişiye haber verin; kaydettikleriniz content klasöründe duruyor.",
  },
  noBranch: {
    message: "Proje klasörü, üzerine yazılamayan eski bir sürüme alınmış.",
    fix: "Teknik kişiden klasörü yeniden ana sürüme almasını isteyin. Kaydettikleriniz duruyor.",
  },
  noRemote: {
    message: "Değişikliklerin gönderileceği yer tanımlanmamış.",
    fix: "Değişiklikleriniz bu bilgisayarda kaydedildi. Teknik kişiden klasörü yayın deposuna bağlamasını isteyin, sonra yeniden Yayımla’ya basın.",
  },
  noIdentity: {
    message: "git sizi tanımıyor: değişikliklere yazılacak ad ve e-posta yok.",
    fix: "Teknik kişiden git’e adınızı ve e-postanızı yazmasını isteyin (git config user.name, user.email), sonra yeniden Yayımla’ya basın.",
  },
  busy: {
    message: "Proje klasöründe yarım kalmış bir birleştirme var.",
    fix: "Bir geliştirici başladığı işi bitirmemiş. Bitirince yeniden deneyin; kaydettikleriniz duruyor.",
  },
  locked: {
    message: "Başka bir program şu anda sürümleri yazıyor.",
    fix: "Bir dakika bekleyip yeniden deneyin. Yine olmazsa açık olan VS Code ya da git pencerelerini kapatın.",
  },
  checkFailed: {
    message: "İçerikte hata var; yayımlanmadı.",
    fix: "Aşağıda yazılanları düzeltip kaydedin, sonra yeniden Yayımla’ya basın.",
  },
  checkFailedTogether: {
    message:
      "Sizin değişiklikleriniz ile başkasınınkiler bir araya gelince içerikte hata çıktı; yayımlanmadı.",
    fix: "İkisi de bu bilgisayarda duruyor. Aşağıda yazılanları düzeltip kaydedin, sonra yeniden Yayımla’ya basın.",
  },
  commitRefused: {
    message: "Değişiklikler sürümlere yazılamadı.",
    fix: "Kaydettikleriniz duruyor. Aşağıda git’in yazdıklarını teknik kişiye gösterin.",
  },
  foreignChanges: {
    message:
      "Bu bilgisayarda, content dışında yarım kalmış değişiklikler var; gelen sürüm aynı dosyaları değiştiriyor.",
    fix: "Değişiklikleriniz bu bilgisayarda kaydedildi. Geliştiriciden kendi dosyalarını tamamlamasını isteyin, sonra yeniden deneyin.",
  },
  foreignConflict: {
    message: "Sitenin kodunda, başkasının yaptığıyla çakışan bir değişiklik var.",
    fix: "Bunu bir geliştirici çözmeli. Değişiklikleriniz bu bilgisayarda kaydedildi, hiçbir şey kaybolmadı.",
  },
  noNetwork: {
    message: "İnternete ya da yayın deposuna ulaşılamıyor.",
    fix: "Bağlantınızı denetleyip yeniden Yayımla’ya basın. Değişiklikleriniz bu bilgisayarda kaydedildi.",
  },
  noSuchRemote: {
    message: "Yayın deposu bulunamadı.",
    fix: "Adresi değişmiş ya da silinmiş olabilir; teknik kişiye haber verin. Değişiklikleriniz bu bilgisayarda kaydedildi.",
  },
  noRights: {
    message: "Yayın deposuna yazma izniniz yok.",
    fix: "Parolanız ya da anahtarınız geçersiz olabilir; teknik kişiden izin isteyin. Değişiklikleriniz bu bilgisayarda kaydedildi.",
  },
  rejected: {
    message: "Yayın deposu değişikliği kabul etmedi.",
    fix: "Depo doğrudan gönderime kapalı olabilir. Aşağıda yazılanları teknik kişiye gösterin. Değişiklikleriniz bu bilgisayarda kaydedildi.",
  },
  rejectedTwice: {
    message: "Siz gönderirken başkası iki kez sizden önce davrandı.",
    fix: "Birkaç dakika sonra yeniden Yayımla’ya basın. Değişiklikleriniz bu bilgisayarda kaydedildi.",
  },
  unexpected: {
    message: "git beklenmedik bir yanıt verdi; yayımlanmadı.",
    fix: "Kaydettikleriniz duruyor. Aşağıda git’in yazdıklarını teknik kişiye gösterin.",
  },
};
