/** `/staff/quotes`: every quote of the office, live, with the dialog that makes a new one. */
import { ChartColumn, FileText, Plus } from 'lucide-react'
import { Link, Outlet, useLocation } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { ExportMenu } from '#features/lists/export-menu.tsx'
import { SavedViewsMenu } from '#features/lists/saved-views-menu.tsx'
import {
  staffQuoteInput,
  useStaffQuoteCounts,
  useStaffQuotes,
} from '#features/quotes/list/staff-quote-list.ts'
import { useStaffQuoteDefinition } from '#features/quotes/list/staff-quotes.ts'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { List } from '#spine/lists/list.tsx'
import { listQueryOf, shownColumns, useListState } from '#spine/lists/list-address.ts'
import { buttonClasses } from '#spine/ui/button.tsx'
import { Kbd } from '#spine/ui/kbd.tsx'

export function StaffQuotesPage() {
  useDocumentTitle('Teklifler')
  const definition = useStaffQuoteDefinition()
  const state = useListState(definition)
  const quotes = useStaffQuotes(state)
  const counts = useStaffQuoteCounts(state).data
  const { search } = useLocation()
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-22 max-sm:w-full">Teklifler</h1>
        <p className="flex items-center gap-1.5 text-12 text-muted max-lg:hidden">
          <Kbd>j</Kbd> <Kbd>k</Kbd> gezin <Kbd>Enter</Kbd> aç <Kbd>x</Kbd> seç <Kbd>/</Kbd> ara
        </p>
        <Link to="/staff/quote-results" className={buttonClasses()}>
          <ChartColumn strokeWidth={1.75} aria-hidden />
          Sonuçlar
        </Link>
        <Link
          to={{ pathname: '/staff/quotes/import', search }}
          state={openedHere}
          preventScrollReset
          className={buttonClasses()}
        >
          <FileText strokeWidth={1.75} aria-hidden />
          Dosyadan al
        </Link>
        <Link
          to={{ pathname: '/staff/quotes/new', search }}
          state={openedHere}
          preventScrollReset
          className={buttonClasses({ variant: 'primary' })}
        >
          <Plus strokeWidth={1.75} aria-hidden />
          Teklif hazırla
        </Link>
      </header>
      <List
        definition={definition}
        state={state}
        pages={quotes}
        counts={counts}
        actions={
          <>
            <SavedViewsMenu list="staff_quotes" query={listQueryOf(definition, search)} />
            <ExportMenu
              list="staff_quotes"
              input={staffQuoteInput(state)}
              columns={shownColumns(definition, state)}
            />
          </>
        }
      />
      <Outlet />
    </div>
  )
}
