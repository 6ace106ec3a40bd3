import sharp from 'sharp'

const noise = (width: number, height: number, channels: 3 | 4) =>
  Buffer.from(Array.from({ length: width * height * channels }, (_, n) => (n * 37 + (n >> 3)) % 256))

/** A photo of 60×40 pixels. */
export const photo = (quality = 90) =>
  sharp(noise(60, 40, 3), { raw: { width: 60, height: 40, channels: 3 } })
    .jpeg({ quality })
    .toBuffer()

/** 60×40 pixels as stored, with the mark of a camera held sideways and a place: shown, it is 40×60. */
export const sidewaysPhoto = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { ImageDescription: 'taken at home' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Left half red, right half transparent. */
export const halfTransparent = () =>
  sharp({ create: { width: 50, height: 100, channels: 4, background: '#f00' } })
    .extend({ right: 50, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()

/** Two frames of 20×10. */
export const animation = () =>
  sharp(Buffer.concat([Buffer.alloc(600, 0), Buffer.alloc(600, 255)]), {
    raw: { width: 20, height: 20, channels: 3, pageHeight: 10 },
  })
    .gif({ loop: 0 })
    .toBuffer()

export const hostileSvg = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "y">]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" width="40" height="20" onload="alert(1)">
<script>alert(2)</script><style>@import url(https://evil.example/a.css);</style>
<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"></iframe></foreignObject>
<use xlink:href="https://evil.example/a.svg#b"/>
<a href="javascript:alert(3)"><text>Click</text></a>
<set attributeName="onmouseover" to="alert(4)"/>
<defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient></defs>
<rect id="kept" width="40" height="20" fill="url(#g)" style="fill:url(https://evil.example/f)"/></svg>`

/** As Adobe Illustrator writes it: the names of the languages in it stand for themselves, in entities. */
export const illustratorSvg = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 16.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
  <!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
]>
<svg version="1.1" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" width="40" height="20" viewBox="0 0 40 20">
<switch>
  <foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#i"></i:pgfRef></foreignObject>
  <g i:extraneous="self"><rect id="drawn" width="40" height="20" fill="#f00"/><use xlink:href="#drawn"/></g>
</switch>
</svg>`
