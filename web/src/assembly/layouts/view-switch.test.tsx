import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Link, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { viewSwitch } from '#assembly/layouts/view-switch.tsx'

/** A panel with a menu and two views, of which the second is still to be loaded. */
async function openPanel(loadSecond: () => Promise<() => string>) {
  const Component = await viewSwitch({ first: async () => () => 'İlk görünüm', second: loadSecond }, 'first')
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <nav>
              <Link to="/?view=first">İlk</Link> <Link to="/?view=second">İkinci</Link>
            </nav>
            <Outlet />
          </>
        ),
        ErrorBoundary: () => 'Uygulama Hatası',
        children: [{ index: true, Component }],
      },
    ],
    { initialEntries: ['/'] },
  )
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(<RouterProvider router={router} />)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
}

/** The network of the page, cut at first. */
function cutNetwork() {
  let isCut = true
  const cut = async () => {
    if (isCut) throw new TypeError('Failed to fetch dynamically imported module')
  }
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async () => {
    await cut()
    return new Response()
  })
  onTestFinished(() => spy.mockRestore())
  return {
    cut,
    mend: () => {
      isCut = false
      dispatchEvent(new Event('online'))
    },
  }
}

test('a view not loaded yet says that the network is gone, keeps the panel, and opens when it is back', async () => {
  const network = cutNetwork()
  await openPanel(async () => {
    await network.cut()
    return () => 'İkinci görünüm'
  })
  await page.getByRole('link', { name: 'İkinci' }).click()
  await expect.element(page.getByText('İnternet bağlantısı yok')).toBeVisible()
  // What was loaded before can be opened meanwhile.
  await page.getByRole('link', { name: 'İlk' }).click()
  await expect.element(page.getByText('İlk görünüm')).toBeVisible()
  await page.getByRole('link', { name: 'İkinci' }).click()
  await expect.element(page.getByText('İnternet bağlantısı yok')).toBeVisible()
  network.mend()
  await expect.element(page.getByText('İkinci görünüm')).toBeVisible()
})

test('code that fails although the server answers is an error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response())
  await openPanel(async () => {
    throw new Error('broken')
  })
  await page.getByRole('link', { name: 'İkinci' }).click()
  await expect.element(page.getByText('Uygulama Hatası')).toBeVisible()
})
