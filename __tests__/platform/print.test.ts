/** @jest-environment jsdom */
import { offerPaper } from '@/platform/print.web';

it('lies beside the app while somebody prints, and never otherwise', () => {
  const paper = () => document.getElementById('paper');
  const stop = offerPaper(() => ({
    title: 'Rules <of> a game',
    parts: [
      {
        level: 3,
        title: 'A road',
        texts: ['1 point & more'],
        notes: ['4 points'],
        tables: [{ head: ['a'], rows: [['b']] }],
      },
    ],
  }));
  expect(paper()).toBeNull();
  window.dispatchEvent(new Event('beforeprint'));
  expect(paper()?.querySelector('h1')?.textContent).toBe('Rules <of> a game');
  expect(paper()?.querySelector('section')?.innerHTML).toBe(
    '<h3>A road</h3><p>1 point &amp; more</p><blockquote>4 points</blockquote><table><tr><th>a</th></tr><tr><td>b</td></tr></table>',
  );
  window.dispatchEvent(new Event('afterprint'));
  expect(paper()).toBeNull();
  stop();
  window.dispatchEvent(new Event('beforeprint'));
  expect(paper()).toBeNull();
});
