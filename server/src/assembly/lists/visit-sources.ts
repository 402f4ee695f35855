/** The sources of a period with all that came of them, as a file: one page of figures. */
import { campaignName, sourceName } from '@kervan/domain/analytics/analytics.copy.ts'
import { periodContract, type SourceFigures } from '@kervan/domain/analytics/period.contract.ts'
import { inputOf } from '#assembly/lists/list-export.ts'
import { periodFigures } from '#features/analytics/period.ts'
import { exportableList } from '#features/lists/exportable-list.ts'

/** Anybody can write a source into a link, so there may be any number of them. */
const mostRows = 10_000

type Row = Omit<SourceFigures, 'source' | 'campaign'> & { source: string; campaign: string }

export const visitSources = exportableList({
  name: 'visit_sources',
  title: 'Kaynaklar ve talepler',
  door: 'staff',
  input: inputOf(periodContract.figures),
  async readPage(tx, { input }) {
    const { sources, rest, unknown } = await periodFigures(tx, input, mostRows)
    const items: Row[] = sources.map((row) => ({
      ...row,
      source: sourceName(row.source),
      campaign: campaignName(row.campaign),
    }))
    return {
      items: [
        ...items,
        ...(rest.sources > 0 ? [{ source: 'Diğer kaynaklar', campaign: '', ...rest }] : []),
        { source: 'Ziyareti bilinmeyen', campaign: '', visits: 0, tool_visits: 0, ...unknown },
      ],
      next_cursor: null,
    }
  },
  columns: [
    { head: 'Kaynak', kind: 'text', value: (row: Row) => row.source },
    { head: 'Kampanya', kind: 'text', value: (row) => row.campaign },
    { head: 'Ziyaret', kind: 'number', value: (row) => row.visits },
    { head: 'Araç veya form', kind: 'number', value: (row) => row.tool_visits },
    { head: 'Talep', kind: 'number', value: (row) => row.requests },
    { head: 'Teklif', kind: 'number', value: (row) => row.quoted },
    { head: 'Kabul', kind: 'number', value: (row) => row.accepted },
    { head: 'Kabul edilen (EUR)', kind: 'money', value: (row) => row.accepted_euro },
  ],
})
