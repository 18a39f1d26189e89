import type { Paper, PaperPart } from './paper';

export const CAN_PRINT: boolean = true;

/** The page's own style sheet shows this alone on paper, and never on the screen. */
const ID = 'paper';

/**
 * Says what is to be on paper instead of the screen whenever somebody prints, by our button or by the browser's menu, until
 * the answer is called.
 */
export function offerPaper(make: () => Paper): () => void {
  const clear = () => document.getElementById(ID)?.remove();
  const lay = () => {
    clear();
    const { title, parts } = make();
    const sheet = document.createElement('main');
    sheet.id = ID;
    sheet.append(element('h1', title), ...parts.map(sectionOf));
    document.body.append(sheet);
  };
  window.addEventListener('beforeprint', lay);
  window.addEventListener('afterprint', clear);
  return () => {
    window.removeEventListener('beforeprint', lay);
    window.removeEventListener('afterprint', clear);
    clear();
  };
}

export function printPage(): void {
  window.print();
}

function sectionOf({ level, title, texts = [], notes = [], tables = [] }: PaperPart): HTMLElement {
  const section = document.createElement('section');
  section.append(element(level === 2 ? 'h2' : 'h3', title), ...texts.map((text) => element('p', text)));
  section.append(...notes.map((text) => element('blockquote', text)), ...tables.map(tableOf));
  return section;
}

function tableOf({ head, rows }: NonNullable<PaperPart['tables']>[number]): HTMLElement {
  const table = document.createElement('table');
  const line = (cells: readonly string[], name: 'th' | 'td') => {
    const row = document.createElement('tr');
    row.append(...cells.map((cell) => element(name, cell)));
    return row;
  };
  table.append(line(head, 'th'), ...rows.map((cells) => line(cells, 'td')));
  return table;
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
