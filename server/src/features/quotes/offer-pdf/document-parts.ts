/**
 * The parts of a document, as pdfmake takes them: only what an offer uses. Its published types would bring the browser's globals into
 * the whole server.
 */
export type Margins = [left: number, top: number, right: number, bottom: number]

export type Style = {
  font?: string
  fontSize?: number
  lineHeight?: number
  bold?: boolean
  color?: string
  alignment?: 'left' | 'right' | 'center'
  fontFeatures?: string[]
}

type Part = Style & {
  /** In another table or column its width is set by that one. */
  width?: number | '*' | 'auto'
  style?: string
  margin?: Margins
  pageBreak?: 'before'
  unbreakable?: boolean
}
export type Text = Part & {
  text: string | Text[]
  link?: string
  /** Found again on the pages; of a part of another text only. */
  mark?: string
}
export type Stack = Part & { stack: Content[] }
export type Columns = Part & { columns: Content[]; columnGap?: number }
export type Table = Part & {
  table: {
    headerRows?: number
    /** How many rows stay with the head. */
    keepWithHeaderRows?: number
    dontBreakRows?: boolean
    widths: number[]
    body: Content[][]
  }
  layout: TableLayout
}
type Line = {
  type: 'line'
  x1: number
  y1: number
  x2: number
  y2: number
  lineWidth: number
  lineColor: string
}
export type Content =
  | Text
  | Stack
  | Columns
  | Table
  | (Part & { svg: string; fit?: [width: number, height: number] })
  | (Part & { image: string; fit: [width: number, height: number] })
  | (Part & { qr: string; fit: number; eccLevel: 'L' })
  | (Part & { canvas: Line[] })

type OfRow<Value> = (row: number, table: Table) => Value
type OfColumn = (column: number) => number
export type TableLayout = {
  hLineWidth: OfRow<number>
  hLineColor: OfRow<string>
  vLineWidth: OfColumn
  paddingLeft: OfColumn
  paddingRight: OfColumn
  paddingTop: OfRow<number>
  paddingBottom: OfRow<number>
}

export type DocumentDefinition = {
  content: Content[]
  pageSize: 'A4'
  pageOrientation: 'portrait' | 'landscape'
  pageMargins: Margins
  defaultStyle: Style
  styles: Record<string, Style>
  footer: (page: number, pages: number) => Content
  language: string
  displayTitle: boolean
  version: '1.7'
  info: { title: string; author: string; subject: string; creator: string; creationDate: Date }
  watermark?: { text: string; color: string; opacity: number; font: string }
}

export type PdfMake = {
  setFonts(fonts: Record<string, { normal: string; bold: string }>): void
  setUrlAccessPolicy(mayFetch: (url: string) => boolean): void
  setLocalAccessPolicy(mayRead: (path: string) => boolean): void
  createPdf(definition: DocumentDefinition): {
    getBuffer(): Promise<Buffer>
    /** The document before it is written, with its pages as they were laid out. */
    getStream(): Promise<{ _pdfMakePages: LaidOutPage[] }>
  }
}

export type LaidOutPage = { items: { item: { inlines?: { mark?: string }[] } }[] }
