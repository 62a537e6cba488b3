// The least that a program can do with a serial port: what it reads, it writes to its output. Beside it the line program is measured.
import { SerialPort } from 'serialport';

const port = new SerialPort({ path: process.argv[2] ?? '', baudRate: 115200 });
port.on('data', (bytes) => process.stdout.write(bytes));
port.on('open', () => process.stdout.write('open\n'));
process.stdin.on('end', () => process.exit(0)).resume();
