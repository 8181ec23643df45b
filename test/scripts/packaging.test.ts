import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { encodeIcns, encodeIco } from '#scripts/lab/icons.ts';
import { explainNotBuilt, describePackaged, listPackagerArguments, packages } from '#scripts/packaging.ts';
import { root } from '#scripts/steps.ts';

type Validator = { validateConfiguration(configuration: object, log: { isEnabled: boolean }): Promise<void> };

type Configuration = {
  fileAssociations: { ext: string }[];
  linux: { target: string[]; icon: string };
  win: { target: string[]; icon: string };
  mac: { target: string[]; icon: string };
};

const configuration = (): Configuration =>
  JSON.parse(readFileSync(join(root, 'electron-builder.json'), 'utf8')) as Configuration;

/** The packager's own check, which its command runs before anything else. */
function validated(some: object): Promise<void> {
  const packager = createRequire(join(root, 'node_modules', 'electron-builder', 'package.json'));
  const { validateConfiguration } = packager('app-builder-lib/out/util/config/config') as Validator;
  return validateConfiguration(some, { isEnabled: false });
}

describe('the packager’s configuration', () => {
  it('is what the packager’s own schema allows, and a word of nobody’s is not', async () => {
    await expect(validated(configuration())).resolves.toBeUndefined();
    await expect(validated({ ...configuration(), fuses: {} })).rejects.toThrow(/fuses/);
    const wrong = { ...configuration(), nsis: { oneClick: 'perhaps' } };
    await expect(validated(wrong)).rejects.toThrow(/oneClick/);
  });

  it('makes what each system installs, and takes campaigns to the program', () => {
    const { linux, win, mac, fileAssociations } = configuration();
    expect(linux.target).toEqual(['AppImage', 'deb']);
    expect(win.target).toEqual(['nsis']);
    expect(mac.target).toEqual(['dmg']);
    for (const [system, { target }] of Object.entries({ linux, win, mac })) {
      const made = packages[system as 'linux' | 'win' | 'mac'].kinds.map((kind) => kind.target);
      expect(made.toSorted()).toEqual(target.toSorted());
    }
    expect(fileAssociations.map(({ ext }) => ext)).toEqual(['racketeer']);
  });

  it('names icons that are there, in every size', () => {
    const { linux, win, mac } = configuration();
    for (const { icon } of [win, mac]) expect(existsSync(join(root, icon))).toBe(true);
    const ico = readFileSync(join(root, win.icon));
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 6]);
    const icns = readFileSync(join(root, mac.icon));
    expect(icns.toString('latin1', 0, 4)).toBe('icns');
    expect(icns.readUInt32BE(4)).toBe(icns.length);
    for (const size of [16, 32, 48, 64, 128, 256, 512]) {
      const picture = readFileSync(join(root, linux.icon, `${size}x${size}.png`));
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([size, size]);
    }
  });

  it('writes each picture where its directory says', () => {
    const pictures = new Map([16, 256, 1024].map((size) => [size, Buffer.alloc(size, size % 251)]));
    const ico = encodeIco(pictures);
    const [length, offset] = [ico.readUInt32LE(6 + 16 + 8), ico.readUInt32LE(6 + 16 + 12)];
    expect(ico.readUInt8(6 + 16)).toBe(0);
    expect(ico.subarray(offset, offset + length)).toEqual(pictures.get(256));
    const icns = encodeIcns(pictures);
    expect(icns.toString('latin1', 8, 12)).toBe('icp4');
    expect(icns.subarray(16, 32)).toEqual(pictures.get(16));
  });
});

describe('what cannot be packaged', () => {
  const [nsis = null] = packages.win.kinds;

  it('is said in one sentence', () => {
    const failed = '  ⨯ getaddrinfo ENOTFOUND github.com  failedTask=build\n    at Socket (x.js:1)';
    const sentences = [
      describePackaged('linux', null, { code: 1, output: failed }),
      describePackaged('win', nsis, { code: null, output: '' }),
      describePackaged('linux', null, { code: 1, output: '  ⨯ Cannot compute electron version' }),
      explainNotBuilt('mac', 'linux') ?? '',
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/^\S[^\n]+[^.]\.$/);
    expect(sentences[0]).toMatch(/Electron runtime .* could not be fetched/);
    expect(sentences[1]).toMatch(/NSIS installer not built/);
    expect(sentences[2]).toMatch(/Cannot compute electron version/);
    expect(explainNotBuilt('mac', 'darwin')).toBeNull();
  });

  it('uses the runtime that is here for its own system alone', () => {
    const here = { platform: 'linux' as const, runtimeFolder: '/electron' };
    expect(listPackagerArguments('linux', null, here)).toContain('--config.electronDist=/electron');
    expect(listPackagerArguments('win', nsis, here).join(' ')).not.toContain('electronDist');
  });
});
