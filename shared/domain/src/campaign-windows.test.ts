import { describe, expect, it } from '@jest/globals';
import { campaignNavEntry, openWindow, SPECIFIED_WINDOWS, type WindowKind } from './campaign-windows.ts';
import { parseInstant } from './dates.ts';

const at = (text: string): number => parseInstant(text) ?? Number.NaN;
const openAt = (kind: WindowKind, ...times: string[]) =>
  times.map((time) => openWindow(SPECIFIED_WINDOWS, kind, at(time)) !== undefined);

describe('campaign windows', () => {
  it('[9-128] opens Black Week in the menus from 2024-11-11 00:00:01 to 2024-12-02 23:59:59', () => {
    const times = ['2024-11-11 00:00:00', '2024-11-11 00:00:01', '2024-12-02 23:59:59', '2024-12-03 00:00:00'];
    expect(openAt('black-week-nav', ...times)).toEqual([false, true, true, false]);
  });

  it('[9-128] renames and retargets the campaign entry meanwhile', () => {
    expect(campaignNavEntry(SPECIFIED_WINDOWS, at('2024-11-29 12:00'))).toEqual({
      name: 'Black Week',
      campaignId: 7866,
    });
    expect(campaignNavEntry(SPECIFIED_WINDOWS, at('2024-10-29 12:00'))).toEqual({
      name: 'Kampanjer',
      campaignId: null,
    });
  });

  it('[9-129] styles the USP bar from 2024-11-15', () => {
    expect(openAt('black-week-usp', '2024-11-14 23:59:59', '2024-11-15 00:00:00', '2024-12-03 00:00:00')).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('[9-130] links to the event in search from 2024-11-01 to 2024-12-02', () => {
    const times = ['2024-10-31 23:59:59', '2024-11-01 00:00:00', '2024-12-02 23:59:59', '2024-12-03 00:00:00'];
    expect(openAt('black-week-search', ...times)).toEqual([false, true, true, false]);
  });

  it('[O9-27] needs only a row for another year', () => {
    const rows = [...SPECIFIED_WINDOWS, { kind: 'black-week-nav', from: '2026-11-23', to: '2026-11-29 23:59:59' }];
    expect(campaignNavEntry(rows, at('2026-11-25 12:00')).name).toBe('Black Week');
  });
});
