import type { Task } from '@kervan/domain/tasks/tasks.contract.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TaskList } from '#features/tasks/task-list.tsx'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { showPart } from '#testing/show-part.tsx'

const task = (id: string, more: Partial<Task>): Task => ({
  id,
  kind: 'export',
  title: `İş ${id}`,
  state: 'running',
  done: 0,
  total: null,
  file_name: null,
  error: '',
  created_at: '2026-11-16T08:00:00.000Z',
  started_at: null,
  finished_at: null,
  ...more,
})

async function open(...tasks: Task[]) {
  const acts = { onCancel: vi.fn(), onRetry: vi.fn(), onDismiss: vi.fn() }
  await showPart(<TaskList tasks={tasks} fileAddress={({ id }) => `/dosya/${id}`} {...acts} />)
  await expect.element(page.getByRole('region', { name: 'Arka plandaki işler' })).toBeVisible()
  return acts
}

test('running work shows how far it is and can be cancelled', async () => {
  const { onCancel } = await open(task('1', { done: 12_000, total: 48_000 }), task('2', { done: 9_000 }))
  await expect
    .element(page.getByRole('progressbar', { name: 'İş 1' }))
    .toHaveAttribute('aria-valuenow', '12000')
  await expect.element(page.getByText('%25')).toBeVisible()
  await expect.element(page.getByText('9.000 hazır')).toBeVisible()
  await page.getByRole('button', { name: 'İptal et: İş 1' }).click()
  expect(onCancel).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }))
  await expectAccessible()
})

test('a file can be downloaded, and finished work dismissed', async () => {
  const { onDismiss } = await open(task('1', { state: 'done', file_name: 'Talepler 2026-11-16.csv' }))
  const link = page.getByRole('link', { name: 'İndir: İş 1' })
  await expect.element(link).toHaveAttribute('href', '/dosya/1')
  await expect.element(link).toHaveAttribute('download', 'Talepler 2026-11-16.csv')
  await page.getByRole('button', { name: 'Kaldır: İş 1' }).click()
  expect(onDismiss).toHaveBeenCalledOnce()
})

const doneButton = () => page.getByRole('button', { name: 'İşler tamam' })

test('finished work is folded by a click beside it', async () => {
  await open(task('1', { state: 'done', finished_at: new Date().toISOString() }))
  await expect.element(doneButton()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(document.body, { position: { x: 5, y: 400 } })
  await expect.element(doneButton()).toHaveAttribute('aria-expanded', 'false')
})

test('work that ended long ago begins folded', async () => {
  await open(task('1', { state: 'done', finished_at: '2026-11-16T08:00:00.000Z' }))
  await expect.element(doneButton()).toHaveAttribute('aria-expanded', 'false')
})

test('failed work says why and can be repeated', async () => {
  const { onRetry } = await open(task('1', { state: 'failed', error: 'Liste çok uzun.' }))
  await expect.element(page.getByText('Liste çok uzun.')).toBeVisible()
  await page.getByRole('button', { name: 'Yeniden dene: İş 1' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
  await expectAccessible()
})

test('the state is said aloud without its numbers, and the tray can be folded with the keyboard', async () => {
  await open(task('1', { done: 12_000, total: 48_000 }))
  await expect.element(page.getByText('İş 1: Hazırlanıyor', { exact: true })).toHaveRole('status')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('button', { name: '1 iş sürüyor' }))
    .toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
})
