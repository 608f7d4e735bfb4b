import type { ApiAsset } from "@sveltia/cms";

interface PictureProps {
  asset: ApiAsset;
  alt: string;
}

/** A picture of the media folder. Sveltia sets the asset's blob URL once it has read the file. */
export function Picture({ asset, alt }: PictureProps) {
  const show = (image: HTMLImageElement | null) => {
    if (!image) return;
    const update = () => {
      if (!asset.url.startsWith("blob:")) return;
      if (image.src !== asset.url) image.src = asset.url;
      clearInterval(timer);
    };
    const timer = setInterval(update, 100);
    update();
    return () => clearInterval(timer);
  };
  return <img ref={show} alt={alt} />;
}
