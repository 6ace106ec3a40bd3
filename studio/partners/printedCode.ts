/** A code is printed up to 10 cm wide, at 300 dots per inch. */
const LEAST_WIDTH = 1181

/** The code as a drawing of its own, for print shops. */
export const codeAsSvg = (code: SVGSVGElement) =>
  new Blob([new XMLSerializer().serializeToString(code)], { type: 'image/svg+xml' })

/**
 * The code as a bitmap, every module of whole pixels so that no edge is blurred.
 *
 * @param code as `QRCodeSVG` draws it: the ground, then the dark modules, in units of modules
 * @throws Error when the browser has no canvas to draw on
 */
export async function codeAsPng(code: SVGSVGElement): Promise<Blob> {
  const { width: modules } = code.viewBox.baseVal
  const scale = Math.ceil(LEAST_WIDTH / modules)
  const canvas = Object.assign(document.createElement('canvas'), { width: modules * scale, height: modules * scale })
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('This browser cannot draw the code. Download the SVG instead.')
  drawing.scale(scale, scale)
  for (const path of code.querySelectorAll('path')) {
    const shape = new Path2D(path.getAttribute('d') ?? '')
    drawing.fillStyle = path.getAttribute('fill') ?? '#000000'
    // It paints: no list is filled here.
    // eslint-disable-next-line unicorn/no-array-fill-with-reference-type
    drawing.fill(shape)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((image) => (image ? resolve(image) : reject(new Error('The image could not be made.'))), 'image/png')
  })
}
