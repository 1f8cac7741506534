import { describe, expect, it } from '@jest/globals';
import { freePorts, tryPort } from './free-port.ts';

describe('freePorts', () => {
  it('gives each name a port of its own that can be listened on and that no outgoing connection takes', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `PORT_${index}`);
    const ports = await freePorts(...names);
    expect(Object.keys(ports)).toEqual(names);
    expect(new Set(Object.values(ports)).size).toBe(300);
    expect(Math.max(...Object.values(ports).map(Number))).toBeLessThan(32_768);
    expect(await tryPort(Number(ports['PORT_0']), '127.0.0.1')).toBe(Number(ports['PORT_0']));
  });
});
